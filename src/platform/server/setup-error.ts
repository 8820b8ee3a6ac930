/** Only the operator can remove its cause: a supervisor that starts the program again would do so in vain. */
export class SetupError extends Error {}

/** The exit code of a process that ends with such an error (`EX_CONFIG` of sysexits.h); `deploy/staffel.service` does not restart it. */
export const setupErrorCode = 78
