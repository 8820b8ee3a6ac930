const key = 'staffel.second-step'
/** The server knows of a password that was right for ten minutes. */
const patience = 600_000

/** The code is asked for: a page that is loaded again in this tab goes on there. */
export const markSecondStepBegun = (): void => sessionStorage.setItem(key, String(Date.now()))

export const clearSecondStepBegun = (): void => sessionStorage.removeItem(key)

export const isSecondStepBegun = (): boolean => Date.now() - Number(sessionStorage.getItem(key)) < patience
