import { OrdersPanel } from './orders-panel.tsx'

/** One player's deposits, with their actions. */
export const PlayerDeposits = ({ playerId }: { readonly playerId: number }) => (
  <OrdersPanel view="all" playerId={playerId} />
)
