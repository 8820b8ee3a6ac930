-- was f3d7caac0e2a044fa0f769f77a95866c56acbe639bbf2afa0d77e3a5719f7599
ALTER TABLE "attendances" ADD COLUMN "continues" text;
