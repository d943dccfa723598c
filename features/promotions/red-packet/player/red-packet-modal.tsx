import { type HomeModal, useHomeModal } from '#features/promotions/kit/player/index.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { messages } from './messages/en.ts'
import { PacketStage } from './packet-stage.tsx'
import { type RedPacketState, useCurrentWindow, useRedPacket } from './use-red-packet.ts'

/** The packet over the home while a window is open and the player can open one. */
export function RedPacketModal(turn: HomeModal) {
  const packet = useRedPacket()
  return (
    <>
      {packet.state && <PacketSheet turn={turn} packet={packet} state={packet.state} />}
      {packet.presenceDialog}
    </>
  )
}

interface PacketSheetProps {
  turn: HomeModal
  packet: Pick<ReturnType<typeof useRedPacket>, 'open' | 'pending'>
  state: RedPacketState
}

function PacketSheet({ turn, packet, state }: PacketSheetProps) {
  const { current, isOpen } = useCurrentWindow(state)
  const canOpen = isOpen && current?.mine === null && current.left > 0 && state.deposited >= state.depositMin
  const { open, close } = useHomeModal(turn, canOpen)
  return (
    <Sheet open={open} onClose={close} title={messages.title}>
      <PacketStage state={state} pending={packet.pending} onOpen={packet.open} />
    </Sheet>
  )
}
