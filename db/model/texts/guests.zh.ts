import type { Messages } from './messages.ts'
import type { en } from './guests.en.ts'

export const zh: Messages<typeof en> = {
  message: {
    calendar: { summary: '%{product} 通话 %{key}', guest: '您的专属通话链接在您收到的邀请邮件中。' },
    infectedFile: {
      subject: '您的一个文件已被移除',
      text: '在您的文件 %{name} 中发现病毒，因此已将其移除。没有人打开过它。请先检查您的设备，再重新发送该文件。',
    },
    infectedFileOf: {
      text: '在您添加到讨论 %{key} 的文件 %{name} 中发现病毒，因此已将其移除。没有人打开过它。请先检查您的设备，再重新发送该文件。',
    },
    infectedPicture: { text: '在您的新头像中发现病毒，因此已将其移除。没有人打开过它。请先检查您的设备，再重新发送。' },
    guest: {
      subject: '您受邀参加一场讨论',
      by: '%{name} 邀请您参加 Consilium 上的一场讨论。',
      byNobody: '您受邀参加 Consilium 上的一场讨论。',
      when: '时间：%{time}',
      own: '该链接仅供您本人使用，请勿转发。',
    },
  },
}
