export { WorkBell } from './work-bell.tsx'
export { WorkItems } from './work-items.tsx'
