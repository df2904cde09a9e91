import type { Messages } from './messages.ts'
import type { en } from './audit.en.ts'

export const zh = {
  errors: {
    afterRelease: '讨论发布后，此项不能再更改。',
    surgeStarted: '加价支付开始后，此项不能再更改。',
    notStaff: '只有工作人员账户才有角色。',
  },
  message: {
    account: {
      emailChanged: {
        subject: '您的电子邮箱已更改',
        text: '我们的工作人员已将您账户的电子邮箱更改为 %{email}。再次登录前，请通过“忘记密码？”设置新密码。如果这不是您要求的，请联系客服。',
      },
      enabled: {
        subject: '您的账户已重新启用',
        text: '您的账户已重新启用。登录前，请通过“忘记密码？”设置新密码。',
      },
    },
  },
} satisfies Messages<typeof en>
