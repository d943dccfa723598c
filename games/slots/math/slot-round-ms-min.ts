/** Nobody spins faster, by hand or by a program. */
export const slotRoundMsMin = 1_000
