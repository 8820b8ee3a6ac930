import { lazyRouteComponent } from '@tanstack/react-router'
import { arrive } from './connection.ts'

/** A component whose code comes when it is needed; without a connection it waits for one. */
export const lazily: typeof lazyRouteComponent = (get, name) => lazyRouteComponent(() => arrive(get), name)
