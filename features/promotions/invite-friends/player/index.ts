export { InviteFriendsModal } from './invite-friends-modal.tsx'
