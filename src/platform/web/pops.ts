/**
 * Hears of a history entry before the router does. Browsers ask the listeners of a window in their order, so this module is
 * loaded before there is a router; what hears is filled in behind the sign-in (`back-closes.ts`).
 */
export const pops: { hear?: (event: PopStateEvent) => void } = {}

addEventListener('popstate', event => pops.hear?.(event))
