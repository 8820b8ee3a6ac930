-- was 1f67e893a7804b9c25035034231df4f99783af9192610a5a237a308ec18e9a63
-- expand: currency is read as null since this release; nodes of 0.2.0 show no pay to whoever has such a month
ALTER TABLE "pay_statements" ALTER COLUMN "currency" DROP NOT NULL;
