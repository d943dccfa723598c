/** The door for other features' screens of the operator. */
export { providerEventColumns } from './provider-event-columns.tsx'
