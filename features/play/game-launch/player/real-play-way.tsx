import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import styles from './game-bar.module.css'
import { messages } from './messages/en.ts'

/** From a guest's demo to the same game for money: an account first, and then back to the game. */
export function RealPlayWay({ gameId }: { readonly gameId: number }) {
  const navigate = useNavigate()
  const register = () => navigate('/register', { returnTo: `/start?gameId=${gameId}` })
  return (
    <button type="button" className={styles.way} onClick={register}>
      {messages.playForReal}
    </button>
  )
}
