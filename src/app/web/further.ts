/** The screens that nobody's day begins with, once their list is there. */
export const loadFurtherScreens = async () => (await import('./further-screens.ts')).furtherScreens
