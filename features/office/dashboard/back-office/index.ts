export { LiveHealth } from './live-health.tsx'
export { useWork } from './use-work.ts'
