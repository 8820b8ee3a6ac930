import { createContext, type ReactNode, useContext } from 'react'
import type { OrganizationAndOwnZone } from '#kit/own-time.ts'

const Context = createContext<OrganizationAndOwnZone | undefined>(undefined)

/** The zones of the signed-in member, for every time below it. */
export const ZonesProvider = ({ zones, children }: { zones: OrganizationAndOwnZone; children: ReactNode }) => (
  <Context value={zones}>{children}</Context>
)

/** Boards, lists and documents of the organization show its time alone, and name its city once. */
export const OnOrganizationClock = ({ children }: { children: ReactNode }) => (
  <ZonesProvider zones={{ ...useZones(), ownZone: null }}>{children}</ZonesProvider>
)

/** Outside an organization, times are those of the device. */
export const useZones = (): OrganizationAndOwnZone =>
  useContext(Context) ?? { organizationZone: Temporal.Now.timeZoneId(), ownZone: null }
