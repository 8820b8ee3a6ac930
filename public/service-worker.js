// Shows what the server sends to this device while no page is open, and does what is tapped. Keeps nothing.

addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('push', event => {
  const message = readMessage(event.data)
  if (message) event.waitUntil(show(message))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  const message = event.notification.data
  event.waitUntil(event.action === '' ? open(message.path) : tap(event.action, message))
})

function readMessage(data) {
  try {
    const message = data.json()
    return typeof message.title === 'string' && typeof message.path === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

const show = message =>
  registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    icon: '/apple-touch-icon.png',
    data: message,
    actions: (message.actions ?? []).slice(0, 2).map(({ label, data }) => ({ action: data, title: label })),
  })

/** The answer takes the place of the question; a question of its own brings its buttons along. */
async function tap(data, message) {
  try {
    const answer = await fetch('/api/v1/me/taps', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    })
    if (!answer.ok) return open(message.path)
    const { said, buttons } = await answer.json()
    return show({ ...message, title: said, body: buttons.length > 0 ? '' : message.title, actions: buttons })
  } catch {
    // without a connection the app says so, and what can be done about it
    return open(message.path)
  }
}

async function open(path) {
  const pages = await clients.matchAll({ type: 'window' })
  const page = pages.find(each => 'focus' in each)
  if (!page) return clients.openWindow(path)
  await page.focus()
  return page.navigate(path)
}
