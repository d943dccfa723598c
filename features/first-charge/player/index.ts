export { FirstChargeModal } from './first-charge-modal.tsx'
