import { OrdersPanel } from './orders-panel.tsx'

/** Every deposit of one player, with what can be done about each. */
export const PlayerDeposits = ({ playerId }: { readonly playerId: number }) => (
  <OrdersPanel view="all" playerId={playerId} />
)
