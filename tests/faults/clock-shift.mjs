// Loaded into a server before everything else: its clock differs from the machine's by so many milliseconds.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)
const MachineDate = Date

globalThis.Date = class extends MachineDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [MachineDate.now() + shiftMs] : parts))
  }
  static now() {
    return MachineDate.now() + shiftMs
  }
}
