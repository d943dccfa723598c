/** A set-up step failed for a reason outside the code. The message is for the person at the keyboard; no stack helps. */
export class SetupFault extends Error {}
