export { LiveHealth } from './live-health.tsx'
