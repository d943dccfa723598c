export { ThemeCard } from './theme-card.tsx'
