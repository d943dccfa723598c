export { CodePanel } from './code-panel.tsx'
