import type { Messages } from './messages.ts'
import type { en } from './access-mails.en.ts'

export const zh = {
  message: {
    access: {
      passkeyAdded: {
        subject: '您的账户已添加一个通行密钥',
        text: '通行密钥“%{name}”现在可以登录您的账户。如果不是您添加的，请在账户页面将其移除，并立即与我们联系。',
      },
      passkeyRemoved: {
        subject: '您的账户已移除一个通行密钥',
        text: '通行密钥“%{name}”不再能登录您的账户，您的其他会话也已结束。如果不是您移除的，请立即与我们联系。',
      },
      signOnLinked: {
        subject: '您的账户现可通过 %{name} 登录',
        text: '有人首次通过 %{name} 登录了您的账户。如果不是您本人，请立即与我们联系。',
      },
    },
  },
} satisfies Messages<typeof en>
