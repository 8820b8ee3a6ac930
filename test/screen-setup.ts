import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { waitTimeout } from './timeouts.ts'

configure({ asyncUtilTimeout: waitTimeout })

// files share a process and its document: what one leaves on the page, the next would read
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
