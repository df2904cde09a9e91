import type { en } from './registration-mail.en.ts'
import type { Messages } from './messages.ts'

export const zh: Messages<typeof en> = {
  message: {
    register: {
      verify: {
        subject: '请确认您的电子邮箱',
        text: '%{name}，您好：\n\n感谢您的注册。请打开以下链接确认您的地址并登录，链接在 %{hours} 小时内有效。如果您没有注册，无需理会。',
      },
      welcome: {
        subject: '欢迎使用 Consilium',
        text: '%{name}，您好：\n\n您的账户已就绪。请使用电子邮箱和密码登录：',
      },
      known: {
        subject: '您已有账户',
        text: '%{name}，您好：\n\n有人使用您的电子邮箱注册。您已有账户，其中没有任何变化。请登录，或在登录页使用“忘记密码？”：',
      },
      hello: '您好：',
      inviteSubject: 'Consilium 邀请您注册',
      invite: '%{by}邀请您在 Consilium 创建账户。请打开以下链接：',
      invitePlan: '%{by}邀请您在 Consilium 创建账户并加入%{plan}。请打开以下链接：',
      inviteExpert: '%{by}邀请您以专家身份加入 Consilium。请打开以下链接注册：',
      inviteUntil: '链接在 %{days} 天内有效，仅可使用一次。它只属于您，请勿转发。',
    },
  },
  errors: {
    accountExists: '此地址已有账户。',
    openInvitation: '此地址已有未完成的邀请。',
    expertsOnly: '仅适用于专家。',
    noRows: '没有包含地址的行。',
  },
  invite: { decided: '此邀请已有结果，无法再更改。' },
}
