import { drawing } from '#games/client/element.ts'

/** A team's shirt, small beside its name. */
export const kitShirt = ([body, trim]: readonly [string, string]): SVGElement =>
  drawing(
    'svg',
    { viewBox: '0 0 24 24', class: 'kit', 'aria-hidden': 'true' },
    drawing('path', {
      d: 'M8 3L2.5 6.5l2 4.5L7 10v11h10V10l2.500 1 2-4.500L16 3c-.8 1.600-2.300 2.400-4 2.400S8.800 4.600 8 3z',
      fill: body,
      stroke: 'rgb(255 255 255 / 40%)',
      'stroke-width': 0.8,
    }),
    drawing('path', {
      d: 'M8 3c.8 1.600 2.300 2.400 4 2.400S15.200 4.600 16 3l-1.700-.6C13.800 3.300 13 3.800 12 3.800s-1.800-.5-2.300-1.400z',
      fill: trim,
    }),
    drawing('path', { d: 'M7 13h10v3H7z', fill: trim }),
  )
