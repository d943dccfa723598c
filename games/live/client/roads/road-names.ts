import { messages } from '../messages/en.ts'
import type { RoadName } from './draw-road.ts'

/** The field's own names, which both languages use. */
export const roadNames: Readonly<Record<RoadName, string>> = {
  bead: messages.beadPlate,
  big: messages.bigRoad,
  bigEye: messages.bigEyeBoy,
  small: messages.smallRoad,
  cockroach: messages.cockroachPig,
}

/** For the choice on a phone. */
export const shortRoadNames: Readonly<Record<RoadName, string>> = {
  bead: messages.beadPlateShort,
  big: messages.bigRoadShort,
  bigEye: messages.bigEyeBoyShort,
  small: messages.smallRoadShort,
  cockroach: messages.cockroachPigShort,
}
