import type { Messages } from './messages.ts'
import type { en } from './unsubscribe.en.ts'

export const zh: Messages<typeof en> = {
  unsubscribe: {
    title: '停止接收此类邮件？',
    ask: '我们会就“%{topic}”向您发送邮件。停止后，您仍可在账户中查看全部内容，其他邮件照常发送。',
    button: '退订',
    done: '已退订',
    doneText: '我们不再就“%{topic}”向您发送邮件。如需恢复，请登录并打开通知设置。',
    gone: '此链接无效',
    goneText: '链接不完整，或所属账户已关闭。请登录并在通知设置中选择要接收的邮件。',
    signIn: '前往登录',
  },
}
