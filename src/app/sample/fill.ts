import type { SampleFiller } from '#features/onboarding/server/actions.ts'

export const fillWithSample: SampleFiller = async () => {}
