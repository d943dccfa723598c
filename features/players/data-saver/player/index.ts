export { DataSaverCard } from './data-saver-card.tsx'
