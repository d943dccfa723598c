/** The door for screens that invite. */
export { useInvite } from './use-invite.ts'
