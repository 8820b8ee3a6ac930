import '../end-with-parent.ts'

await import('../../bench/main.ts')
