/** How thorough the attacks are: 1 with every `npm test`, more in a night (`SECURITY_ROUNDS=10`). */
export const rounds = Math.max(1, Number(process.env['SECURITY_ROUNDS'] ?? 1))
