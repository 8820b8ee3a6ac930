/** Where the people of the sample have their addresses. Nobody owns one: no mail is ever written there. */
export const exampleDomain = 'demo.staffel.test'

export const isExampleAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${exampleDomain}`)
