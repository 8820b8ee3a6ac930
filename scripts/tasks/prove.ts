import '../end-with-parent.ts'

await import('../../prove/main.ts')
