export { ContactLinks } from './contact-links.tsx'
export { ServiceIcons } from './service-icons.tsx'
