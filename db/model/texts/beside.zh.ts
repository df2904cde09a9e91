import type { Messages } from './messages.ts'
import type { en } from './beside.en.ts'

export const zh: Messages<typeof en> = {
  beside: {
    attach: {
      title: '添加文件',
      button: '添加文件',
      zone: '将文件拖放到此处，或',
      choose: '选择文件',
      other: '选择其他文件',
      limits: '.jpg、.jpeg 或 .pdf，最大 %{size}',
      description: '说明',
      descriptionHint: '用几个字说明文件内容，例如：CT 扫描，2026 年 5 月。',
      review: '我已查看此文件。文件无误，且未显示患者的姓名、地址或号码。',
      reviewMissing: '请查看文件并确认。',
      upload: '上传',
      cancel: '取消',
      progress: '正在发送 %{name}：%{percent}%',
      done: '文件已添加。',
      wrongType: '此处不允许这种类型的文件。',
      one: '一次只能添加一个文件，已选取第一个。',
    },
    file: {
      preview: '查看 %{name}',
      previewShort: '查看',
      download: '下载',
      downloadNamed: '下载 %{name}',
      remove: '移除',
      removeNamed: '移除 %{name}',
      removeTitle: '移除此文件？',
      removeText: '之后没有人能再打开它。列表中会注明有文件被移除。',
      removed: '文件已移除。',
      gone: '%{name} 已被移除',
      opensTab: '在新标签页中打开',
      blocked: '新标签页被拦截。请允许打开，或下载文件。',
      failed: '无法加载文件。',
    },
  },
}
