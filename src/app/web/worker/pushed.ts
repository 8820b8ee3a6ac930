/* Shows what the server sends to this device while no page is open, and does what is tapped. Keeps nothing. */

declare const self: ServiceWorkerGlobalScope

interface Message {
  readonly title: string
  readonly path: string
  readonly body?: string
  readonly tag?: string
  readonly actions?: readonly { readonly label: string; readonly data: string }[]
}

/** What a tap came to: a sentence, and what can be tapped next. */
interface Answer {
  readonly said: string
  readonly buttons: NonNullable<Message['actions']>
}

export function listenForPushes(): void {
  self.addEventListener('push', event => {
    const message = readMessage(event.data)
    if (message) event.waitUntil(show(message))
  })
  self.addEventListener('notificationclick', event => {
    event.notification.close()
    const message = event.notification.data as Message
    event.waitUntil(event.action === '' ? open(message.path) : tap(event.action, message))
  })
}

function readMessage(data: PushMessageData | null): Message | undefined {
  try {
    const message = data?.json()
    return typeof message.title === 'string' && typeof message.path === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** Buttons are not in the types of the platform yet. */
type Shown = NotificationOptions & { readonly actions: readonly { readonly action: string; readonly title: string }[] }

function show(message: Message): Promise<void> {
  const options: Shown = {
    body: message.body ?? '',
    tag: message.tag ?? '',
    icon: '/apple-touch-icon.png',
    data: message,
    actions: (message.actions ?? []).slice(0, 2).map(({ label, data }) => ({ action: data, title: label })),
  }
  return self.registration.showNotification(message.title, options)
}

/** The answer takes the place of the question; a question of its own brings its buttons along. */
async function tap(data: string, message: Message): Promise<unknown> {
  try {
    const answer = await fetch('/api/v1/me/chat-actions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    })
    if (!answer.ok) return await open(message.path)
    const { said, buttons } = (await answer.json()) as Answer
    return await show({ ...message, title: said, body: buttons.length > 0 ? '' : message.title, actions: buttons })
  } catch {
    // without a connection the app says so, and what can be done about it
    return open(message.path)
  }
}

async function open(path: string): Promise<unknown> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(path)
  await page.focus()
  return page.navigate(path)
}
