// an empty variable counts as not set, here as everywhere
process.env.DATA_DIR ||= './data-demo'
process.env.STAFFEL_DEMO = '1'
await import('./start.ts')
