/** Aggregators whose messages are translated. A provider without an adapter speaks GLW/1 itself. */
export const adapterNames = ['hub88-style', 'softswiss-style', 'pg-soft-style'] as const
export type AdapterName = (typeof adapterNames)[number]
