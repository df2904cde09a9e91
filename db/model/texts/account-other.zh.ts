import type { Messages } from './messages.ts'
import type { en } from './account-other.en.ts'

export const zh: Messages<typeof en> = {
  account: {
    other: {
      page: { commLog: '消息' },
      details: {
        suffixHint: '写在姓名之后，例如 MD、PhD。',
        displayNameHint: '他人看到的名称。留空则显示全名：%{name}。',
        languageHint: '用于发给此人的电子邮件和消息。',
        voiceHint: '声音在此人自己的浏览器中改变后才会传给他人：已变声，但并非匿名。',
      },
      address: { timeZoneHint: '消息中的时间和免打扰时段以此为准。' },
      contact: { preferredTitle: '联系此人的最佳方式' },
      bio: {
        title: '个人简介',
        work: '工作单位',
        consumerHint: '几句通俗的话，患者会在回答旁读到。',
        previewEmpty: '提问者还读不到关于这位专家的任何介绍。',
      },
      picture: {
        text: '他人会在姓名旁看到它。',
        none: '还没有头像，目前显示姓名缩写。',
        removeTitle: '要移除此头像吗？',
        removeText: '之后将显示姓名缩写。',
      },
      notify: {
        channelHint: { sms: '发送到手机号码：%{number}' },
        purposes: '消息的内容',
      },
      speciality: {
        hint: '需要以下专业的讨论会发出邀请。',
        groupsHint: '这位专家最擅长的领域：邀请专家时，选择了相应类别的优先。',
      },
      vacations: {
        text: '这些日子不会发出邀请。',
        emptyText: '没有已知的休假。',
        removeText: '%{start} 至 %{end}。这些日子将重新发出邀请。',
      },
      log: { title: '消息', text: '发给此人的全部消息。登录用的验证码和链接不会显示。' },
      calls: { emptyText: '此人的音频和视频讨论会显示在这里。' },
      plans: {
        mayAsk: '可以用此计划发起讨论。',
        mayNotAsk: '不能用此计划发起讨论。',
        emptyText: '此人不是任何计划的成员。',
      },
    },
  },
}
