import { fishTitles } from './fish/titles.ts'
import { instantTitles } from './instant/titles.ts'
import { liveTitles } from './live/titles.ts'
import { pokerTitles } from './poker/titles.ts'
import { slotTitles } from './slots/titles.ts'
import { sportsTitles } from './sports/titles.ts'
import type { Table } from './title/table.ts'
import type { Title } from './title/title.ts'

/** Every title of the studio that is played by one player. */
export const titles: readonly Title[] = [...slotTitles, ...instantTitles, ...pokerTitles, ...fishTitles]

/** Every title of the studio that everybody plays at once. */
export const tables: readonly Table[] = [...liveTitles, ...sportsTitles]
