import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// what an earlier file kept, such as how far the server's clock is ahead of one that it had faked
localStorage.clear()
sessionStorage.clear()
afterEach(() => cleanup())
// a part of the page may have to be compiled before it comes
configure({ asyncUtilTimeout: 15_000 })
