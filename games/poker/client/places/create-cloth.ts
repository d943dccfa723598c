import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import { createSheet, densities, isStretched } from './create-sheet.ts'
import type { Context, Mood } from './paint.ts'
import type { Cloth, ClothSize } from './paint-cloth.ts'

/** Of the shorter side. */
const units = 100

/** A cloth that fills the scene, painted once for each size; its lights rise over a win. */
export function createCloth(
  { container, motion }: Pick<Stage, 'container' | 'motion'>,
  loadCloth: () => Promise<Cloth>,
) {
  const [view, lights] = [createSheet('view'), createSheet('lights')]
  const root = element('div', { class: 'place', 'aria-hidden': 'true' }, view.canvas, lights.canvas)
  root.dataset['motion'] = motion.isReduced ? 'still' : 'free'
  container.prepend(root)
  let painted = { width: 0, height: 0 }
  const paint = (cloth: Cloth): void => {
    const { clientWidth: width, clientHeight: height } = root
    if (width === 0 || isStretched(painted, { width, height })) return
    painted = { width, height }
    const unit = Math.min(width, height) / units
    const size: ClothSize = { reach: width / 2 / unit, down: height / 2 / unit }
    const inUnits = (draw: Cloth['paint']) => (context: Context) => {
      context.translate(width / 2, height / 2)
      context.scale(unit, unit)
      draw(context, size)
    }
    view.paint({ ...painted, density: densities.view }, inUnits(cloth.paint))
    lights.paint({ ...painted, density: densities.lights }, inUnits(cloth.paintLights))
  }
  void loadCloth().then((cloth) => new ResizeObserver(() => paint(cloth)).observe(root))
  return {
    feel(mood: Mood): void {
      root.dataset['mood'] = mood
    },
  }
}
