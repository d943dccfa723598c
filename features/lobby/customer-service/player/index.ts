/** The door for shells: the ways to reach somebody. */
export { ContactLinks } from './contact-links.tsx'
export { ServiceIcons } from './service-icons.tsx'
