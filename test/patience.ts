import { configure } from '@testing-library/react'

// What a screen comes to show takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
