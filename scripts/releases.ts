interface Release {
  readonly version: string
  /** The name of the newest migration that the release has. */
  readonly lastMigration: string
}

/** Every released version, oldest first. Add a line with each release; a released migration is not edited any more. */
export const releases: readonly Release[] = [{ version: '0.3.0', lastMigration: '0000_baseline' }]

/**
 * The releases from which these migrations are an upgrade, oldest first, each with the migrations that it has.
 * @throws Error when the last migration of a release is missing
 */
export function upgradesTo<M extends { readonly name: string }>(
  migrations: readonly M[],
  from = releases,
): { readonly version: string; readonly migrations: readonly M[] }[] {
  return from
    .map(({ version, lastMigration }) => {
      const at = migrations.findIndex(({ name }) => name === lastMigration)
      if (at === -1) throw new Error(`The last migration of ${version} is missing: ${lastMigration}.`)
      return { version, migrations: migrations.slice(0, at + 1) }
    })
    .filter(release => release.migrations.length < migrations.length)
}
