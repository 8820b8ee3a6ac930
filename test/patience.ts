// What a screen comes to show takes its time on a busy machine. Read before every file; only those of screens need it.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}
