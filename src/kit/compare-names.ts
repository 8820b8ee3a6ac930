/**
 * The one order of what people have named: as a dictionary has it, small and capital letters alike, ä beside a. The same as
 * `inNameOrder` of the database.
 */
export const { compare: compareNames } = new Intl.Collator('de')
