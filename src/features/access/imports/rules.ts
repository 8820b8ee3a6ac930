/*
 * The life of an import:
 *
 *   file ──read──▶ preview ──correct, leave out──▶ preview ──send──▶ imported ──undo──▶ taken back
 *
 * Nobody is invited before it is sent. Its invitations then live on by themselves; to take it back is to revoke those of
 * them that nobody has used, as often as there are any.
 */

/** At once (docs/product/en/people.md#import). */
export const maxPeople = 500

/** Into which one person comes. */
export const maxGroups = 50

/** What is read of a cell, and taken for a name. */
export const maxTextLength = 500

/** How long one that is over stays in the list. */
export const retention = { hours: 24 * 30 }
