/** By the file's way of writing somebody: a profile, or null for leaving the rows out. */
export type Assignments = ReadonlyMap<string, string | null>
