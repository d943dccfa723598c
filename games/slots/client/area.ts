export type Area = { x: number; y: number; width: number; height: number }
